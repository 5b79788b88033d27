import { privacy } from '../../../content/privacy.ts';
import { defaultLocale } from '../../../i18n/locales.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Policy } from '../../ui/policy.tsx';
import { useCopy } from '../../ui/use-locale.ts';

export function meta() {
  const { title, description } = privacy[defaultLocale];
  return pageMeta({ page: 'privacy', locale: defaultLocale, title, description });
}

export default function PrivacyPolicy() {
  return <Policy copy={useCopy(privacy)} />;
}
