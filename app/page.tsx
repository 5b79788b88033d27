import type { ReactNode } from 'react';
import { LogoSymbol } from './art/logo-symbol.tsx';
import { Footer } from './components/footer.tsx';
import { Header } from './components/header.tsx';
import { LanguageSuggestions } from './components/language-suggestion/language-suggestions.tsx';
import { type Site, SiteContext } from './site-context.ts';
import type { LanguageLink } from './ui/languages.tsx';

interface PageProps {
  site: Site;
  languages: readonly LanguageLink[];
  children: ReactNode;
}

export function Page({ site, languages, children }: PageProps) {
  return (
    <SiteContext value={site}>
      <LogoSymbol />
      <a className="skip-link" href="#main">
        {site.words.skipLink}
      </a>
      <Header languages={languages} />
      <main id="main">{children}</main>
      <Footer languages={languages} />
      <LanguageSuggestions languages={languages} />
    </SiteContext>
  );
}
