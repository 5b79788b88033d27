import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { park } from '../../domain/park.ts';
import { desk as copy, mail as words } from '../support/english.ts';
import { fillWholeForm, waitForReference } from '../support/live-form.ts';
import { startServer } from '../support/live-process.ts';
import { pages } from '../support/site-pages.ts';
import { loopbackCertificate, startSmtp } from '../support/smtp-server.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';
import { exampleTexts, submitButton } from '../support/visitor-form.ts';

const office = 'office@park.example';
const site = 'tickets@park.example';

test('an inquiry goes from the form to the mailboxes and the desk, and is answered there', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const folder = await mkdtemp(join(tmpdir(), 'end-to-end-'));
  const smtp = await startSmtp();
  await symlink(resolve('dist-live'), join(folder, 'dist'));
  await writeFile(join(folder, 'authority.pem'), loopbackCertificate.cert);
  const server = await startServer(folder, {
    INQUIRIES: 'live',
    DATA_DIR: join(folder, 'data'),
    SMTP_URL: smtp.url,
    MAIL_FROM: site,
    OFFICE_EMAIL: office,
    DESK_SECRET: 'a secret of thirty-two characters or more',
    NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem'),
  });
  const toServer = (link: string) => link.replace(park.origin, server.url);

  await page.clock.install();
  await open(page, server.url + pages.contact.path);
  const { email } = await fillWholeForm(page);
  // Forms sent within seconds are marked as spam, but a reload does not restart the clock.
  await page.clock.fastForward(60_000);
  await page.reload();
  await waitForHydration(page);
  await submitButton(page).click();
  const reference = await waitForReference(page);

  // The digest is also sent on Mondays.
  const mails = await smtp.waitForMails(2, reference);
  for (const mail of mails) expect(mail).toMatchObject({ from: site, secure: true });
  const toOffice = mails.find(({ to }) => to[0] === office);
  const toVisitor = mails.find(({ to }) => to[0] === email);
  // Not marked as spam.
  expect(toOffice?.headers.has('x-inquiry-marks')).toBe(false);
  expect(toOffice?.text).toContain(exampleTexts.specialRequests);
  const [bareLink = ''] = toOffice?.text?.match(/https?:\S+\/desk\/\S+/) ?? [];
  expect(bareLink).not.toContain('?');
  expect(toVisitor?.text).toContain(words.confirmation.promise);

  // The link with the signature is in an attachment, which replies do not quote.
  const [signedLink = ''] =
    toOffice?.attachments.flatMap(({ text }) => text.match(/https?:[^\s>]+/g) ?? []) ?? [];
  await page.goto(toServer(signedLink));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(exampleTexts.fullName);
  await page.getByRole('textbox', { name: copy.inquiry.initials }).fill('AM');
  await page.getByLabel(copy.inquiry.note, { exact: true }).fill('Sent the prices');
  await page.getByRole('button', { name: copy.inquiry.buttons.answered }).click();
  await expect(page.getByRole('status')).toHaveText(copy.done.answered);
  await page.goto(toServer(bareLink));
  await expect(page.getByText('Sent the prices')).toBeVisible();

  await server.stop();
  await smtp.stop();
  await rm(folder, { recursive: true });
});
