import { type ComponentType, StrictMode, useEffect } from 'react';
import { type PageData, PageDataContext } from '../page-data.ts';
import { replayEarlyEvents } from '../ui/early-events.ts';
import { ToastProvider } from '../ui/toast.tsx';

/** The root of an island: the build prerenders it, the browser hydrates it. */
export function IslandRoot({ data, Island }: { data: PageData; Island: ComponentType }) {
  useEffect(replayEarlyEvents, []);
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
