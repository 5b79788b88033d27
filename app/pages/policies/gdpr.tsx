import { gdpr } from '#words/gdpr.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Policy } from '../../ui/policy.tsx';

export function meta() {
  const { title, description } = gdpr;
  return pageMeta({ page: 'gdpr', title, description });
}

export default function GdprPolicy() {
  return <Policy copy={gdpr} />;
}
