import { privacy } from '#words/privacy.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Policy } from '../../ui/policy.tsx';
import { privacy as elsewhere } from './elsewhere.data.ts';

/** For the menu of languages. */
export const handle = { elsewhere };

export function meta() {
  const { title, description } = privacy;
  return pageMeta({ page: 'privacy', title, description });
}

export default function PrivacyPolicy() {
  return <Policy copy={privacy} />;
}
