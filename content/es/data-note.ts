import { park } from '../../domain/park.ts';
import { inquiryYears } from './policy-parts.ts';

/** The first layer of the privacy notice, next to the form (Ley Orgánica 3/2018, article 11). The second is the privacy policy. */
export const dataNote = {
  title: 'Tus datos',
  items: [
    { term: 'Responsable', text: park.name },
    {
      term: 'Finalidad',
      text: 'Responder a tu solicitud y preparar tu visita, como nos has pedido.',
    },
    { term: 'Destinatarios', text: 'Solo quienes alojan este sitio y llevan nuestro correo.' },
    { term: 'Plazo', text: `Hasta ${inquiryYears} desde el último contacto contigo.` },
    {
      term: 'Tus derechos',
      text: 'Acceso, rectificación, supresión, limitación, portabilidad y oposición.',
    },
  ],
  /** Followed by the link to the privacy policy. */
  more: 'La información completa está en nuestra',
};
