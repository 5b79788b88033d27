import { type ComponentType, StrictMode, useEffect } from 'react';
import { SiteContext } from '../site.ts';
import { ToastProvider } from '../ui/toast.tsx';
import type { IslandData } from './islands.ts';

interface IslandRootProps {
  data: IslandData;
  Island: ComponentType<object>;
}

export function IslandRoot({ data: { site, props }, Island }: IslandRootProps) {
  useEffect(() => {
    // In a task, because React cannot render within an effect.
    setTimeout(() => window.__preHydration?.repeat());
  }, []);
  return (
    <StrictMode>
      <SiteContext value={site}>
        <ToastProvider>
          <Island {...props} />
        </ToastProvider>
      </SiteContext>
    </StrictMode>
  );
}
