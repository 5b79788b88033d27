import { cookies } from '../../../content/cookies.ts';
import { defaultLocale } from '../../../i18n/locales.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Policy } from '../../ui/policy.tsx';
import { useCopy } from '../../ui/use-locale.ts';

export function meta() {
  const { title, description } = cookies[defaultLocale];
  return pageMeta({ page: 'cookies', locale: defaultLocale, title, description });
}

export default function CookiesPolicy() {
  return <Policy copy={useCopy(cookies)} />;
}
