/** Runs in the build and in islands. */
import { type ComponentType, StrictMode } from 'react';
import { SiteContext } from '../site-context.ts';
import { ToastProvider } from '../ui/toast.tsx';
import type { IslandData } from './islands.ts';

interface IslandRootProps {
  data: IslandData;
  Island: ComponentType<object>;
}

export const IslandRoot = ({ data: { site, props }, Island }: IslandRootProps) => (
  <StrictMode>
    <SiteContext value={site}>
      <ToastProvider>
        <Island {...props} />
      </ToastProvider>
    </SiteContext>
  </StrictMode>
);
