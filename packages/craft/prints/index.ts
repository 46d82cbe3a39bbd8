import { arashi } from './arashi.ts'
import { argyle } from './argyle.ts'
import { artDeco } from './artDeco.ts'
import { asanoha } from './asanoha.ts'
import { awningStripe } from './awningStripe.ts'
import { bandana } from './bandana.ts'
import { batik } from './batik.ts'
import { bicycles } from './bicycles.ts'
import { blossom } from './blossom.ts'
import { botanicalLine } from './botanicalLine.ts'
import { bretonStripe } from './bretonStripe.ts'
import { brushCheck } from './brushCheck.ts'
import { brushstroke } from './brushstroke.ts'
import { camouflage } from './camouflage.ts'
import { celestial } from './celestial.ts'
import { cherries } from './cherries.ts'
import { chevron } from './chevron.ts'
import { chinoiserie } from './chinoiserie.ts'
import { chintzRose } from './chintzRose.ts'
import { damask } from './damask.ts'
import { ditsy } from './ditsy.ts'
import { fairIsle } from './fairIsle.ts'
import { floral } from './floral.ts'
import { folkFloral } from './folkFloral.ts'
import { geometric } from './geometric.ts'
import { gingham } from './gingham.ts'
import { giraffe } from './giraffe.ts'
import { glenCheck } from './glenCheck.ts'
import { glitch } from './glitch.ts'
import { herringbone } from './herringbone.ts'
import { houndstooth } from './houndstooth.ts'
import { ikat } from './ikat.ts'
import { itajime } from './itajime.ts'
import { kilim } from './kilim.ts'
import { lemons } from './lemons.ts'
import { leopard } from './leopard.ts'
import { libertyFloral } from './libertyFloral.ts'
import { littleFigures } from './littleFigures.ts'
import { marble } from './marble.ts'
import { moroccanTile } from './moroccanTile.ts'
import { mushroomForest } from './mushroomForest.ts'
import { musicNotes } from './musicNotes.ts'
import { nordicSnow } from './nordicSnow.ts'
import { ombreStripe } from './ombreStripe.ts'
import { opArt } from './opArt.ts'
import { paisley } from './paisley.ts'
import { paperCollage } from './paperCollage.ts'
import { papercut } from './papercut.ts'
import { patchwork } from './patchwork.ts'
import { pets } from './pets.ts'
import { pinstripe } from './pinstripe.ts'
import { polkaDot } from './polkaDot.ts'
import type { Print } from './print.ts'
import { python } from './python.ts'
import { sailing } from './sailing.ts'
import { seigaiha } from './seigaiha.ts'
import { shells } from './shells.ts'
import { silhouetteFloral } from './silhouetteFloral.ts'
import { stars } from './stars.ts'
import { suzani } from './suzani.ts'
import { tartan } from './tartan.ts'
import { terrazzo } from './terrazzo.ts'
import { tieDye } from './tieDye.ts'
import { tiger } from './tiger.ts'
import { toileDeJouy } from './toileDeJouy.ts'
import { trellis } from './trellis.ts'
import { tropicalGarden } from './tropicalGarden.ts'
import { tropicalPalm } from './tropicalPalm.ts'
import { watercolourFloral } from './watercolourFloral.ts'
import { watercolourWash } from './watercolourWash.ts'
import { windowpane } from './windowpane.ts'
import { zebra } from './zebra.ts'

/** Every print of the catalogue, in the order of the screen. */
export const prints = [
  floral,
  ditsy,
  tropicalPalm,
  blossom,
  papercut,
  bretonStripe,
  awningStripe,
  pinstripe,
  chevron,
  herringbone,
  gingham,
  tartan,
  houndstooth,
  glenCheck,
  windowpane,
  argyle,
  polkaDot,
  geometric,
  artDeco,
  trellis,
  paisley,
  damask,
  ikat,
  bandana,
  leopard,
  zebra,
  camouflage,
  tieDye,
  marble,
  brushstroke,
  terrazzo,
  stars,
  cherries,
  watercolourFloral,
  botanicalLine,
  folkFloral,
  chintzRose,
  toileDeJouy,
  fairIsle,
  nordicSnow,
  kilim,
  itajime,
  arashi,
  watercolourWash,
  ombreStripe,
  brushCheck,
  opArt,
  glitch,
  tiger,
  python,
  giraffe,
  silhouetteFloral,
  libertyFloral,
  tropicalGarden,
  lemons,
  chinoiserie,
  sailing,
  shells,
  pets,
  batik,
  suzani,
  patchwork,
  paperCollage,
  celestial,
  seigaiha,
  asanoha,
  moroccanTile,
  mushroomForest,
  musicNotes,
  bicycles,
  littleFigures,
] as const

/** The print with an id, or nothing. */
export const findPrint = (id: string): Print | null => prints.find((print) => print.id === id) ?? null
