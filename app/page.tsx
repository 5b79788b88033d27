import type { ReactNode } from 'react';
import { Footer } from './components/footer.tsx';
import { Header } from './components/header.tsx';
import { LanguageSuggestions } from './components/language-suggestion/language-suggestions.tsx';
import { type PageData, PageDataContext } from './page-data.ts';

export function Page({ data, children }: { data: PageData; children: ReactNode }) {
  return (
    <PageDataContext value={data}>
      <a className="skip-link" href="#main">
        {data.site.skipLink}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <LanguageSuggestions />
    </PageDataContext>
  );
}
