import { cookies } from '#words/cookies.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Policy } from '../../ui/policy.tsx';
import { cookies as elsewhere } from './elsewhere.data.ts';

/** For the menu of languages. */
export const handle = { elsewhere };

export function meta() {
  const { title, description } = cookies;
  return pageMeta({ page: 'cookies', title, description });
}

export default function CookiesPolicy() {
  return <Policy copy={cookies} />;
}
