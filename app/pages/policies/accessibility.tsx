import { accessibility } from '#words/accessibility.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Policy } from '../../ui/policy.tsx';
import { accessibility as elsewhere } from './elsewhere.data.ts';

/** For the menu of languages. */
export const handle = { elsewhere };

export function meta() {
  const { title, description } = accessibility;
  return pageMeta({ page: 'accessibility', title, description });
}

export default function AccessibilityStatement() {
  return <Policy copy={accessibility} />;
}
