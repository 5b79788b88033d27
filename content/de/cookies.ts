import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { counted } from './german.ts';
import { contactSection, contents, updated } from './policy-parts.ts';

// Both stand in the dative, after “zwischen”.
const shortest = counted(commitments.cookies.shortestHours, 'Stunde', 'Stunden');
const longest = counted(commitments.cookies.longestYears, 'Jahr', 'Jahren');

export const cookies: PolicyCopy = {
  title: 'Cookie-Richtlinie',
  description: `Welche Cookies die Website von ${park.name} verwendet (derzeit keine), wozu jede Art dient, wie lange sie bleiben darf und wie du darüber bestimmst.`,
  lead: 'Derzeit setzt diese Website überhaupt keine Cookies. Hier steht, wozu jede Art dient und woran wir uns halten, falls sich das je ändert.',
  updated,
  contents,
  sections: [
    {
      id: 'what-they-are',
      heading: 'Was Cookies sind',
      blocks: [
        text(
          'Ein Cookie ist ein kurzer Text, den eine Website in deinem Browser ablegt und später wieder liest. Manche bleiben, bis du den Browser schließt, andere bis zu einem Datum, das in ihnen steht. Ähnliche Techniken, etwa der lokale Speicher des Browsers, dienen denselben Zwecken, und was wir hier sagen, gilt auch für sie.',
        ),
      ],
    },
    {
      id: 'kept',
      heading: 'Was dein Browser behält',
      blocks: [
        terms(
          {
            term: 'Dein Tagesplan',
            text: 'Wenn du im Tagesplaner etwas änderst, hält dein Browser den Plan in seinem lokalen Speicher fest, damit du ihn am Tag deines Besuchs wiederfindest. Er bleibt auf deinem Gerät, bis du den Plan neu beginnst oder die Daten dieser Website löschst.',
          },
          {
            term: 'Eine halb ausgefüllte Anfrage',
            text: 'Wenn du ein halb ausgefülltes Anfrageformular verlässt, hält dein Browser deine Eingaben in seinem eigenen Sitzungsspeicher fest, damit du sie wiederfindest, wenn du zur Seite zurückkehrst. Sie verlassen dein Gerät dadurch nicht. Sie sind weg, sobald deine Anfrage eingegangen ist oder du den Tab schließt. Verlässt du die Seite genau in dem Moment, in dem deine Anfrage eingeht, bleibt stattdessen die Anfragenummer im Sitzungsspeicher, bis du zurückkommst und wir uns bedanken können.',
          },
          {
            term: 'Kopien von Seiten',
            text: 'Damit du unsere Seiten auch ohne Empfang lesen kannst, bewahrt dein Browser Kopien der Seiten auf, die du geöffnet hast, und einiger weiterer, die du im Park brauchen könntest. Sie bleiben wie andere Dateien von Websites auf deinem Gerät, bis du sie mit den Daten dieser Website löschst.',
          },
          {
            term: 'Die Adresse der nächsten Seite',
            text: 'Während du zu einer anderen unserer Seiten wechselst, liegt deren Adresse einen Augenblick lang im Sitzungsspeicher.',
          },
          {
            term: 'Eine Zufallszahl',
            text: 'Wenn du eine Anfrage sendest, kann dein Browser in seinem Sitzungsspeicher eine Zufallszahl festhalten, bis die Anfrage angekommen ist, damit sich eine doppelt gesendete Anfrage als ein und dieselbe erkennen lässt. Die Zahl sagt nichts über dich und ist spätestens weg, wenn du den Tab schließt.',
          },
          {
            term: 'Dass du eine Sprache gewählt hast',
            text: 'Wenn du in unserem Menü oder in der Zeile, die dir eine Sprache vorschlägt, eine Sprache wählst oder diese Zeile schließt, merkt sich dein Browser in seinem lokalen Speicher, dass du gewählt hast: ein einziges Wort, nicht welche Sprache. So schlagen wir dir keine andere mehr vor.',
          },
          {
            term: 'Wie weit du gelesen hattest',
            text: 'Während die Seite die Sprache wechselt, steht im Sitzungsspeicher einen Augenblick lang, wie weit du gelesen hattest.',
          },
          {
            term: 'Seiten, die es nicht gibt',
            text: 'Landest du auf einer Seite, die es nicht gibt, steht im Sitzungsspeicher, wie viele es hintereinander waren, damit der Knopf „Zurück“ die letzte echte findet.',
          },
        ),
        text(
          'Auch die letzten drei bleiben auf deinem Gerät; das eine Wort so lange, bis du die Daten dieser Website löschst. Wenn du diesen Speicher sperrst oder er voll ist, merkt sich all das der Tab selbst, bis du ihn schließt oder eine andere Website öffnest. Deine Einwilligung ist für nichts davon nötig, weil all das unbedingt erforderlich ist für etwas, das du ausdrücklich gewünscht hast (Artikel 5 Absatz 3 der ePrivacy-Richtlinie).',
        ),
      ],
    },
    {
      id: 'kinds',
      heading: 'Die Arten von Cookies',
      blocks: [
        terms(
          {
            term: 'Notwendige Cookies',
            text: 'Ohne sie kann eine Website nicht tun, was du von ihr verlangst, zum Beispiel sich eine Auswahl von einer Seite zur nächsten merken. Für sie ist keine Einwilligung nötig. Derzeit verwenden wir keine.',
          },
          {
            term: 'Analyse-Cookies',
            text: 'Sie zählen Besuche und zeigen, welche Seiten gelesen werden. Wir würden sie nur mit deiner Einwilligung setzen. Derzeit verwenden wir keine und auch keinen Analysedienst.',
          },
          {
            term: 'Funktionale Cookies',
            text: 'Sie machen eine Website bequemer, zum Beispiel indem sie dir zuerst zeigen, was du dir zuletzt angesehen hast. Wir würden sie nur mit deiner Einwilligung setzen. Derzeit verwenden wir keine.',
          },
          {
            term: 'Werbe-Cookies (Targeting)',
            text: 'Sie folgen deinen Interessen von Website zu Website, um Werbung zu zeigen. Wir würden sie nur mit deiner Einwilligung setzen. Derzeit verwenden wir keine.',
          },
        ),
      ],
    },
    {
      id: 'third-parties',
      heading: 'Cookies von Dritten',
      blocks: [
        text(
          'Unsere Seiten laden nichts von anderen Unternehmen: keine Schriften, keine Karten, keine Videos, keine Zähler. Also kann über sie auch kein Dritter ein Cookie setzen. Folgst du einem Link von unserer Website zu einer anderen, gelten deren eigene Regeln.',
        ),
      ],
    },
    {
      id: 'duration',
      heading: 'Wie lange Cookies bleiben',
      blocks: [
        text(
          `Da wir keine Cookies setzen, gibt es hier nichts, was bleiben könnte. Sollte sich das je ändern, endet ein Sitzungs-Cookie, wenn du den Browser schließt, und ein Cookie mit Ablaufdatum bleibt zwischen ${shortest} und ${longest}, so lange, wie sein Zweck es verlangt, und nicht länger. Löschen kannst du beide schon früher.`,
        ),
      ],
    },
    {
      id: 'managing',
      heading: 'Deine Einstellungen verwalten',
      blocks: [
        text(
          'In jedem Browser kannst du Cookies ansehen, blockieren und löschen, für eine Website oder für alle:',
        ),
        list(
          'Chrome: Einstellungen, dann Datenschutz und Sicherheit',
          'Edge: Einstellungen, dann Datenschutz, Suche und Dienste',
          'Firefox: Einstellungen, dann Datenschutz & Sicherheit, dann Cookies und Website-Daten',
          'Safari auf dem Mac: Einstellungen, dann Datenschutz, dann Websitedaten verwalten',
          'Safari auf iPhone oder iPad: Einstellungen, dann Apps, dann Safari, dann Erweitert, dann Website-Daten',
        ),
        text(
          'Menüs ändern sich von Version zu Version; sieht deines anders aus, kennt die Hilfe des Browsers den Weg. ',
          'Diese Website funktioniert mit blockierten Cookies genauso. Bevor wir Cookies setzen, die deine Einwilligung brauchen, würden wir dich fragen, und Nein zu sagen wäre so leicht wie Ja zu sagen.',
        ),
      ],
    },
    {
      id: 'do-not-track',
      heading: 'Do Not Track',
      blocks: [
        text(
          'Browser können ein „Do Not Track“-Signal senden. Es gibt keine gemeinsame Regel, was eine Website damit tun muss, und diese Website beachtet es nicht: Sie verhält sich mit und ohne Signal gleich. Da wir niemanden verfolgen, entsteht dir daraus kein Nachteil.',
        ),
      ],
    },
    {
      id: 'mobile',
      heading: 'Handys und Tablets',
      blocks: [
        text(
          'Auf einem Handy oder Tablet findest du dieselben Möglichkeiten in den Einstellungen des Browsers. Die Werbe-ID des Geräts ist etwas anderes: Du setzt sie in den Datenschutzeinstellungen des Geräts zurück oder schaltest sie dort ab. Diese Website liest sie nicht.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Änderungen dieser Richtlinie',
      blocks: [
        text(
          'Sollten wir je ein Cookie hinzufügen, nennt diese Seite es mit Zweck und Dauer, bevor es gesetzt wird.',
        ),
      ],
    },
    contactSection('Fragen zu Cookies'),
  ],
};
