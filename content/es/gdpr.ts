import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { address } from './address.ts';
import {
  answerTime,
  contactSection,
  contents,
  extraTime,
  inquiryYears,
  legalYears,
  privacyMail,
  updated,
} from './policy-parts.ts';
import { counted } from './spanish.ts';

export const gdpr: PolicyCopy = {
  title: 'Política de cumplimiento del RGPD',
  description: `Cómo cumple ${park.name} el RGPD: quién es el responsable, con qué bases jurídicas, tus derechos de los artículos 15 a 22 y cómo ejercerlos.`,
  lead: 'El Reglamento General de Protección de Datos (RGPD) y la Ley Orgánica 3/2018 (LOPDGDD) te dan derechos sobre tus datos. Aquí te explicamos cómo los respetamos y cómo puedes ejercerlos.',
  updated,
  contents,
  sections: [
    {
      id: 'controller',
      heading: 'Responsable del tratamiento',
      blocks: [
        text(
          `El responsable del tratamiento, quien decide para qué y cómo se tratan los datos personales, es ${park.name}, ${address.line}.`,
        ),
        text('Para cualquier asunto de esta política, escríbenos a ', privacyMail, '.'),
      ],
    },
    {
      id: 'principles',
      heading: 'Los principios que seguimos',
      blocks: [
        text(
          'El artículo 5 del Reglamento (UE) 2016/679 fija los principios, y la Ley Orgánica 3/2018, de 5 de diciembre, de Protección de Datos Personales y garantía de los derechos digitales, los completa. Esto es lo que significan aquí:',
        ),
        terms(
          {
            term: 'Licitud, lealtad y transparencia',
            text: 'Te decimos lo que hacemos antes de hacerlo, con palabras que se entienden.',
          },
          {
            term: 'Limitación de la finalidad',
            text: 'Lo que envías para pedir entradas sirve para responderte, no para enviarte publicidad.',
          },
          {
            term: 'Minimización de datos',
            text: 'El formulario solo pide lo que hace falta para responderte. Las peticiones especiales son voluntarias.',
          },
          { term: 'Exactitud', text: 'Dinos qué está mal y lo corregimos.' },
          {
            term: 'Limitación del plazo de conservación',
            text: 'Cada tipo de dato tiene su plazo; los encuentras todos más abajo.',
          },
          {
            term: 'Integridad y confidencialidad',
            text: 'Protegemos tus datos de pérdidas y de miradas indiscretas.',
          },
          {
            term: 'Responsabilidad proactiva',
            text: 'Llevamos un registro de las actividades de tratamiento y podemos mostrárselo a la autoridad.',
          },
        ),
      ],
    },
    {
      id: 'legal-bases',
      heading: 'Bases jurídicas',
      blocks: [
        text('El artículo 6 exige una base jurídica para cada tratamiento. Las nuestras son:'),
        terms(
          {
            term: 'Medidas precontractuales, artículo 6.1.b)',
            text: 'Responder a tu solicitud y preparar tu visita.',
          },
          {
            term: 'Obligación legal, artículo 6.1.c)',
            text: 'Los registros que exigen las leyes fiscales, mercantiles y de seguridad.',
          },
          {
            term: 'Interés legítimo, artículo 6.1.f)',
            text: 'Mantener seguro el sitio y defendernos de reclamaciones. Puedes oponerte.',
          },
          {
            term: 'Consentimiento, artículo 6.1.a) y, para los datos de salud, artículo 9.2.a)',
            text: 'Lo que decides contarnos sobre las necesidades de tu grupo. Puedes retirarlo en cualquier momento.',
          },
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Tus derechos: artículos 15 a 22',
      blocks: [
        terms(
          {
            term: 'Acceso (artículo 15)',
            text: 'Saber si tratamos datos tuyos, cuáles, para qué y durante cuánto tiempo, y obtener una copia.',
          },
          {
            term: 'Rectificación (artículo 16)',
            text: 'Que se corrija lo inexacto y se complete lo incompleto.',
          },
          {
            term: 'Supresión (artículo 17)',
            text: 'Que se supriman tus datos cuando ya no los necesitamos, cuando retiras tu consentimiento o te opones, o cuando se han tratado ilícitamente.',
          },
          {
            term: 'Limitación del tratamiento (artículo 18)',
            text: 'Que conservemos tus datos sin usarlos, por ejemplo mientras comprobamos si son exactos.',
          },
          {
            term: 'Notificación (artículo 19)',
            text: 'Que se comunique la rectificación, la supresión o la limitación a cada destinatario de tus datos, y saber quiénes son.',
          },
          {
            term: 'Portabilidad (artículo 20)',
            text: 'Recibir lo que nos diste en un formato de uso común y lectura mecánica, o que se transmita a otro responsable.',
          },
          {
            term: 'Oposición (artículo 21)',
            text: 'Oponerte a un tratamiento basado en nuestro interés legítimo. Dejamos de hacerlo, salvo que haya motivos legítimos imperiosos que prevalezcan sobre los tuyos. La mercadotecnia directa, si alguna vez la hubiera, cesaría de inmediato.',
          },
          {
            term: 'Decisiones automatizadas (artículo 22)',
            text: 'No ser objeto de una decisión basada únicamente en el tratamiento automatizado que produzca efectos jurídicos o te afecte significativamente de modo similar. No tomamos ninguna.',
          },
        ),
      ],
    },
    {
      id: 'exercising-your-rights',
      heading: 'Cómo ejercer tus derechos',
      blocks: [
        text(
          'Escribe a ',
          privacyMail,
          ' o a nuestra dirección y di qué derecho ejerces. No hay ningún formulario que rellenar ni nada que pagar. Si tenemos dudas de que seas tú, te pediremos lo necesario para comprobarlo, y nada más.',
        ),
        text(
          `Respondemos en el plazo de ${answerTime} desde que recibimos tu solicitud. Si las solicitudes son muchas o complejas, la ley nos permite prorrogarlo ${extraTime}; en ese caso te diremos por qué dentro del primer mes.`,
        ),
      ],
    },
    {
      id: 'privacy-contact',
      heading: 'Punto de contacto de privacidad',
      blocks: [
        text(
          'Las preguntas sobre datos personales llegan a nuestro punto de contacto de privacidad, ',
          privacyMail,
          '. Quienes leen ese buzón tienen el deber de confidencialidad.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Medidas de seguridad',
      blocks: [
        list(
          'conexiones cifradas con este sitio, sin contenidos de terceros',
          'acceso a las solicitudes solo para quienes las responden',
          'programas al día y copias de seguridad probadas',
          'normas y formación para todas las personas que tratan datos personales',
        ),
      ],
    },
    {
      id: 'breaches',
      heading: 'Violaciones de la seguridad de los datos',
      blocks: [
        text(
          `Si se pierden o se alteran datos personales, o los ve quien no debe, y eso puede poner en riesgo a alguien, lo notificamos a la autoridad de control española, la Agencia Española de Protección de Datos (AEPD), en un plazo máximo de ${counted(commitments.breachNoticeHours, 'hora')} desde que tenemos constancia de ello, como exige el artículo 33. Si el riesgo para ti es alto, también te lo decimos a ti, sin dilación indebida y con palabras claras.`,
        ),
      ],
    },
    {
      id: 'transfers',
      heading: 'Transferencias internacionales',
      blocks: [
        text(
          'Tratamos los datos personales dentro del Espacio Económico Europeo. Si eso cambiara, sería con arreglo al capítulo V del Reglamento: con una decisión de adecuación (artículo 45) o con garantías adecuadas, como las cláusulas contractuales tipo (artículo 46). Puedes pedirnos una copia de ellas.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'Plazos de conservación',
      blocks: [
        terms(
          {
            term: 'Solicitudes',
            text: `Lo que ha recibido nuestra taquilla: hasta ${inquiryYears} después del último contacto contigo.`,
          },
          {
            term: 'Documentación legal',
            text: `Por lo general, ${legalYears}, según la ley que la exija.`,
          },
          {
            term: 'Solicitudes sobre tus derechos',
            text: 'Mientras podamos tener que demostrar que las respondimos.',
          },
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Menores',
      blocks: [
        text(
          `Este sitio no se dirige a menores de ${commitments.ages.privacyPolicy} años. La ley española permite consentir desde los 14 (artículo 7 de la Ley Orgánica 3/2018); nosotros vamos más allá: cuando pedimos consentimiento para tratar datos de menores de ${commitments.ages.gdprPolicy} años, debe darlo el titular de la patria potestad o tutela. No aceptamos a sabiendas solicitudes de esos menores; si sabemos de alguna, la suprimimos.`,
        ),
      ],
    },
    {
      id: 'complaints',
      heading: 'Tu derecho a presentar una reclamación',
      blocks: [
        text(
          'Si crees que nos hemos equivocado, nos gustaría que nos lo dijeras primero. También puedes reclamar en cualquier momento ante la Agencia Española de Protección de Datos, C/ Jorge Juan, 6, 28001 Madrid, ',
          { text: 'www.aepd.es', href: 'https://www.aepd.es' },
          ', o ante la autoridad de control del lugar donde vives o trabajas.',
        ),
      ],
    },
    {
      id: 'updates',
      heading: 'Actualizaciones de esta política',
      blocks: [
        text(
          'Revisamos esta política cuando cambian la ley, nuestros servicios o el parque, y publicamos aquí el nuevo texto.',
        ),
      ],
    },
    contactSection('Escríbenos sobre tus datos'),
  ],
};
