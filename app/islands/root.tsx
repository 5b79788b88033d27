import { type ComponentType, StrictMode, useEffect } from 'react';
import { PageDataContext } from '../page-data.ts';
import { SiteContext } from '../site.ts';
import { replayQueuedEvents } from '../ui/pre-hydration.ts';
import { ToastProvider } from '../ui/toast.tsx';
import type { IslandData } from './islands.ts';

interface IslandRootProps {
  data: IslandData;
  Island: ComponentType<object>;
}

export function IslandRoot({ data: { site, props }, Island }: IslandRootProps) {
  useEffect(replayQueuedEvents, []);
  const { words, address, language, page, today } = site;
  return (
    <StrictMode>
      <SiteContext value={site}>
        <PageDataContext value={{ ...props, site: words, address, language, page, buildDay: today }}>
          <ToastProvider>
            <Island {...props} />
          </ToastProvider>
        </PageDataContext>
      </SiteContext>
    </StrictMode>
  );
}
