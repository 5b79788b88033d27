import { legal } from '#words/legal.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Policy } from '../../ui/policy.tsx';
import { legal as elsewhere } from './elsewhere.data.ts';

/** For the menu of languages. */
export const handle = { elsewhere };

export function meta() {
  const { title, description } = legal;
  return pageMeta({ page: 'legal', title, description });
}

export default function LegalNotice() {
  return <Policy copy={legal} />;
}
