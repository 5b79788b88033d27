import { accessibility } from '#words/accessibility.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Policy } from '../../ui/policy.tsx';

export function meta() {
  const { title, description } = accessibility;
  return pageMeta({ page: 'accessibility', title, description });
}

export default function AccessibilityStatement() {
  return <Policy copy={accessibility} />;
}
