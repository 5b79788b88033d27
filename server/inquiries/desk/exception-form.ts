import type { ClockTime } from '../../../domain/clock-time.ts';
import { type Day, isDay } from '../../../domain/day.ts';
import { type ExceptionErrorCode, findExceptionError } from '../../../domain/exception-rules.ts';
import {
  type EnteredException,
  type ExceptionKind,
  exceptionKinds,
  type ScheduleException,
} from '../../../domain/exceptions.ts';
import { park } from '../../../domain/park.ts';
import { lastVisitDay } from '../../../domain/visit-days.ts';
import { formatClockTime, formatLongDate } from '../../../i18n/format.ts';
import { formatMessage } from '../../../i18n/message.ts';
import { type Html, html } from '../../site/html.ts';
import { withAnnouncements } from '../announcements/read-schedule-facts.ts';
import type { Announcement } from '../store/records.ts';
import { type DeskContext, daysPath } from './context.ts';
import {
  actionButton,
  type Choice,
  type FormResult,
  formError,
  hiddenField,
  initialsField,
  inputField,
  postForm,
  selectField,
} from './form-fields.ts';

type FieldName = keyof DeskContext['words']['days']['fields'];

const fieldsOf: Readonly<Record<ExceptionKind, readonly FieldName[]>> = {
  closed: ['from', 'to', 'reason'],
  hours: ['from', 'to', 'opens', 'closes', 'reason'],
  cancelled: ['from', 'to', 'show', 'reason'],
  moved: ['from', 'to', 'show', 'start', 'reason'],
};

/** A form to announce an exception or, if `edited` is given, to change it. Its revision is that of all announcements. */
export function exceptionForm(
  kind: ExceptionKind,
  context: DeskContext,
  {
    revision,
    result,
    edited,
  }: { revision: number; result?: FormResult | undefined; edited?: Announcement | undefined },
): Html {
  const { getField, words } = context;
  const { days } = words;
  const isPosted = getField('kind') === kind;
  const values = edited ? valuesOf(edited.exception, context) : {};
  const fields = fieldsOf[kind].map(name => {
    const field = { label: days.fields[name], id: `${kind}-${name}`, name, result };
    const value = isPosted ? getField(name) : (values[name] ?? '');
    if (name === 'show' || name === 'reason')
      return selectField(field, listChoices(name, kind, context), value);
    return inputField(field, value, name === 'from' || name === 'to' ? html`type="date"` : html`type="time"`);
  });
  const label = edited ? days.save : days.kinds[kind];
  const form = html`${hiddenField('kind', kind)}${hiddenField('revision', revision)}${edited && hiddenField('edit', edited.id)}
${fields}${initialsField(context, result, `${kind}-initials`)}
<p class="buttons">${actionButton({ action: 'announce', label, isMain: true })}${edited && html` <a href="${daysPath}">${days.cancel}</a>`}</p>`;
  return html`<details name="announce"${(isPosted || edited) && html` open`}><summary>${days.kinds[kind]}</summary>
${postForm(daysPath, form, html` class="action-form wide" novalidate`)}</details>\n`;
}

export const kindOf = (exception: EnteredException): ExceptionKind =>
  exceptionKinds.find(kind => kind in exception) ?? 'closed';

/** The first day that is not over. */
export const firstDayOf = ({ from }: ScheduleException, today: Day): Day => (from > today ? from : today);

function valuesOf(exception: ScheduleException, { today }: DeskContext): Partial<Record<FieldName, string>> {
  const { to = '', reason } = exception;
  const days = { from: firstDayOf(exception, today), to, reason };
  if ('hours' in exception) return { ...days, ...exception.hours };
  if ('cancelled' in exception) return { ...days, show: toShowValue(exception.cancelled) };
  if ('moved' in exception) return { ...days, show: toShowValue(exception.moved), start: exception.moved.to };
  return days;
}

/** `dolphin 11:30`, or `dolphin` for all performances of the day. */
const toShowValue = ({ show, at }: { show: string; at?: ClockTime }) => (at ? `${show} ${at}` : show);

/** All performances can be canceled at once, but each is moved alone. */
function listChoices(
  name: 'show' | 'reason',
  kind: ExceptionKind,
  { words, siteWords, language }: DeskContext,
): Choice[] {
  if (name === 'reason') return [['', words.days.chooseReason], ...Object.entries(siteWords.reasons)];
  const { cards } = siteWords.attractions.shows;
  return park.shows.flatMap(({ id, starts }) => {
    const show = cards.find(card => card.id === id)?.title ?? id;
    const all: Choice = [id, formatMessage(words.days.allOf, { show }, language)];
    const single = starts.map(
      (at): Choice => [toShowValue({ show: id, at }), `${show}, ${formatClockTime(at, language)}`],
    );
    return kind === 'cancelled' ? [all, ...single] : single;
  });
}

/** What the clerk entered. It may be invalid. */
export function readException(kind: ExceptionKind, { getField }: DeskContext): EnteredException {
  const [from, to] = [getField('from'), getField('to')];
  const [show = '', at = ''] = getField('show').split(' ');
  const days = { from, ...(to !== '' && to !== from && { to }), reason: getField('reason') };
  switch (kind) {
    case 'closed':
      return { ...days, closed: true };
    case 'hours':
      return { ...days, hours: { opens: getField('opens'), closes: getField('closes') } };
    case 'cancelled':
      return { ...days, cancelled: { show, ...(at && { at }) } };
    case 'moved':
      return { ...days, moved: { show, at, to: getField('start') } };
  }
}

type ErrorCode = ExceptionErrorCode | 'past' | 'tooFar' | 'reason';

/** The field that is marked. */
const fieldsByCode: Readonly<Record<ErrorCode, FieldName>> = {
  day: 'to',
  past: 'from',
  tooFar: 'to',
  order: 'to',
  time: 'start',
  hours: 'closes',
  show: 'show',
  usualTime: 'start',
  outside: 'start',
  overlap: 'start',
  conflict: 'from',
  reason: 'reason',
};

/** @param others the other announcements */
export function findAnnouncementError(
  exception: EnteredException,
  others: readonly ScheduleException[],
  { today, words, siteWords, language }: DeskContext,
): FormResult | undefined {
  const { from, to = from, reason } = exception;
  const kind = kindOf(exception);
  const reject = (code: ErrorCode, day?: Day, field = fieldsByCode[code]) => {
    const text = words.days.errors[code];
    return formError(day ? `${formatLongDate(day, language)}: ${text}` : text, `${kind}-${field}`);
  };
  if (!isDay(from)) return reject('day', undefined, 'from');
  if (!isDay(to)) return reject('day');
  if (from < today) return reject('past');
  if (from > lastVisitDay(today)) return reject('tooFar', undefined, 'from');
  if (to > lastVisitDay(today)) return reject('tooFar');
  if (!Object.hasOwn(siteWords.reasons, reason)) return reject('reason');
  const error = findExceptionError(exception, withAnnouncements(others));
  if (error?.code === 'time' && kind === 'hours') return reject('time', undefined, 'closes');
  return error && reject(error.code, error.day);
}
