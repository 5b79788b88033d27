import { gdpr } from '#words/gdpr.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Policy } from '../../ui/policy.tsx';
import { gdpr as elsewhere } from './elsewhere.data.ts';

/** For the menu of languages. */
export const handle = { elsewhere };

export function meta() {
  const { title, description } = gdpr;
  return pageMeta({ page: 'gdpr', title, description });
}

export default function GdprPolicy() {
  return <Policy copy={gdpr} />;
}
