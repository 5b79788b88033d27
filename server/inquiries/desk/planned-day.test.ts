import { expect, it } from 'vitest';
import { officeWords } from '../../../content/office-words.ts';
import { words } from '../../../content/words.ts';
import { locales } from '../../../i18n/locales.ts';
import { pathTo } from '../../../i18n/paths.ts';
import { deskForEach, linkTo, unescaped } from '../../../tests/support/desk-app.ts';
import { examplePlan } from '../../../tests/support/inquiries.ts';

const copy = officeWords.en.desk;

const desk = deskForEach();

it('an inquiry shows its plan in the office’s language, with a link to it in the visitor’s', async () => {
  const reference = await desk.accept({ plan: examplePlan }, { locale: 'es' });
  const { body } = await desk.get(linkTo(reference));
  expect(body).toMatch(new RegExp(`<h2>${copy.inquiry.plan}</h2><ol>.*${words.en.plan.places.dolphin}</li>`));
  expect(unescaped(body)).toContain(`href="${pathTo('plan', locales.es)}#${examplePlan}"`);
  const { wheels } = words.en.plan.choices.whoOptions;
  expect(body).not.toContain(wheels);
  const onWheels = await desk.accept({ plan: `${examplePlan}&who=wheels` });
  expect((await desk.get(linkTo(onWheels))).body).toContain(`<p>${wheels}</p>`);
  const without = await desk.get(linkTo(await desk.accept()));
  expect(without.body).not.toContain(copy.inquiry.plan);
});
