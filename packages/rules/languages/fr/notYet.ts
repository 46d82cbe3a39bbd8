import type { Words } from '../words.ts'

export const words: Words = {
  'Go back': 'Retour',
  'Look at the address once more: it may be mistyped, or the page is gone.':
    'Relisez l’adresse : elle est peut-être mal saisie, ou la page n’existe plus.',
  'Maintenance lasts until {{time}}. Everything you made is safe; this page shows when Toile is open again.':
    "Nous travaillons jusqu'au {{time}}. Tout ce que vous avez créé est en sécurité ; cette page indiquera la réouverture.",
  'No maintenance is under way.': "Aucune maintenance n'est en cours.",
  'The address may be wrong, or the page belongs to people with other rights. An administrator can give you those.':
    "L'adresse est peut-être fausse, ou la page demande d'autres droits. Un administrateur peut vous les donner.",
  'The address may be wrong, or the page needs an account. Sign in, and you are taken to it.':
    "L'adresse est peut-être fausse, ou la page demande un compte. Connectez-vous et vous y serez conduit.",
  'There is no page at this address': 'Il n’y a pas de page à cette adresse',
  'There is nothing here for you to open': "Il n'y a rien à ouvrir ici pour vous",
  'This screen is still being made, so nothing of yours is kept here yet.':
    "Cet écran est encore en chantier, rien de vous n'y est donc conservé.",
  'To the Square': 'Vers la Place',
  'To your designs': 'Vers vos créations',
  'Toile is open': 'Toile est ouvert',
  'Toile is under maintenance': 'Toile est en maintenance',
}
