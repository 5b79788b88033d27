import { gdpr } from '../../../content/gdpr.ts';
import { defaultLocale } from '../../../i18n/locales.ts';
import { pageMeta } from '../../ui/meta.ts';
import { Policy } from '../../ui/policy.tsx';
import { useCopy } from '../../ui/use-locale.ts';

export function meta() {
  const { title, description } = gdpr[defaultLocale];
  return pageMeta({ page: 'gdpr', locale: defaultLocale, title, description });
}

export default function GdprPolicy() {
  return <Policy copy={useCopy(gdpr)} />;
}
