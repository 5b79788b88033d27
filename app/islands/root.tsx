import { type ComponentType, StrictMode, useEffect } from 'react';
import { type PageData, PageDataContext } from '../page-data.ts';
import { replayQueuedEvents } from '../ui/pre-hydration.ts';
import { ToastProvider } from '../ui/toast.tsx';

export function IslandRoot({ data, Island }: { data: PageData; Island: ComponentType }) {
  useEffect(replayQueuedEvents, []);
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
