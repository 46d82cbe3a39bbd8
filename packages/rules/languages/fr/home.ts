import type { Words } from '../words.ts'

export const words: Words = {
  'A fashion design studio': 'Un studio de création de mode',
  'Bring your pictures, sketches, prints and colours. Toile drafts looks from them, cut by cut, and every line stays yours to change.':
    'Apportez vos images, croquis, imprimés et couleurs. Toile en tire des silhouettes, coupe après coupe, et chaque ligne reste modifiable.',
  'Colour, print, fabric and cut change at once, front and back.':
    'Couleur, imprimé, tissu et coupe changent aussitôt, devant et dos.',
  'Continue designing': 'Continuer à créer',
  'Eight looks are drawn from your boards, on the bodies you choose.':
    'Huit silhouettes naissent de vos planches, sur les corps choisis.',
  Finalise: 'Finaliser',
  'From boards to a collection': 'Des planches à la collection',
  Gather: 'Rassembler',
  Generate: 'Générer',
  'Keep what you like, and export pictures, line drawings and the document.':
    'Gardez ce qui vous plaît, exportez images, dessins au trait et document.',
  'Looks drawn by Toile': 'Silhouettes dessinées par Toile',
  'Photographs, sketches, prints and colours go on four boards.':
    'Photographies, croquis, imprimés et couleurs prennent place sur quatre planches.',
  Refine: 'Affiner',
  'Try without an account': 'Essayer sans compte',
  'With an account you have a trial of {{days}} days: {{credits}} credits, {{pictures}} pictures of your own, and as many projects as you like. No card is asked for.':
    'Avec un compte, vous avez un essai de {{days}} jours : {{credits}} crédits, {{pictures}} images à vous et autant de projets que vous voulez. Aucune carte demandée.',
  'Without an account you have {{days}} days, {{credits}} credits and {{pictures}} pictures of your own.':
    'Sans compte, vous avez {{days}} jours, {{credits}} crédits et {{pictures}} images à vous.',
}
