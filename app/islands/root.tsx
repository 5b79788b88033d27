import { type ComponentType, StrictMode, useEffect } from 'react';
import { type PageData, PageDataContext } from '../page-data.ts';
import { ToastProvider } from '../ui/toast.tsx';

export function IslandRoot({ data, Island }: { data: PageData; Island: ComponentType }) {
  useEffect(() => {
    // In a task, because React cannot render within an effect.
    setTimeout(() => window.__preHydration?.repeat());
  }, []);
  return (
    <StrictMode>
      <PageDataContext value={data}>
        <ToastProvider>
          <Island />
        </ToastProvider>
      </PageDataContext>
    </StrictMode>
  );
}
