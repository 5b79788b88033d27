/** Words of live inquiries only; the simulated form uses none of them. */
export const live = {
  reference: 'Votre référence : {reference}',
  /** Why an inquiry could not be sent. The phone number follows each text. */
  failures: {
    unreached: {
      title: 'Impossible de nous joindre',
      text: 'Vous n’avez rien à ressaisir. Vérifiez votre connexion et renvoyez votre demande, ou appelez-nous :',
    },
    slow: {
      title: 'La réponse se fait attendre',
      text: 'Vous n’avez rien à ressaisir. Renvoyez votre demande : même si elle nous est déjà parvenue, elle ne comptera qu’une fois. Ou appelez-nous :',
    },
    busy: {
      title: 'Trop de demandes à la fois',
      text: 'Vous n’avez rien à ressaisir. Attendez quelques minutes et renvoyez votre demande, ou appelez-nous :',
    },
    unavailable: {
      title: 'Service momentanément indisponible',
      text: 'Vous n’avez rien à ressaisir. Renvoyez votre demande dans quelques minutes, ou appelez-nous :',
    },
  },
  refused: {
    title: 'Votre demande n’est pas encore partie',
    text: 'Vérifiez les champs signalés.',
    /** Precedes the title of the page that shows the faults. */
    pageTitle: 'À vérifier : ',
  },
  /** Shown if scripts are enabled, but ours failed to load. */
  scriptsFailed:
    'Une partie de cette page ne s’est pas chargée. Le formulaire fonctionne quand même : choisissez votre date et envoyez-le.',
  honeypot: 'Laissez ce champ vide',
};
