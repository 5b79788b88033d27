import { legal } from '#words/legal.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Policy } from '../../ui/policy.tsx';

export function meta() {
  const { title, description } = legal;
  return pageMeta({ page: 'legal', title, description });
}

export default function LegalNotice() {
  return <Policy copy={legal} />;
}
