import type { Rows } from './row.ts'

/** The canvas: what proves each row. */
export const painting: Rows = {
  'S1.12': [
    {
      title: '[S1.12] is the look within two of 255 everywhere: $design.style from the $view',
      shows: 'Six looks in three hands, from the front and behind, are laid from their layers again within 2 of 255.',
    },
    {
      title: '[S1.12] a stroke over the shirt is drawn within two pixels of where it was painted, in the %s hand',
      shows: 'A stroke painted over a look goes back onto its shirt and is drawn within two pixels of where it was.',
    },
    {
      title: '[S1.12] stays where it is when the color below changes, and goes along with another stance',
      shows: 'What was painted on a shirt keeps its place on it in another colour and another stance.',
    },
    {
      title:
        '[S1.12] open writes a look with its layers as a Photoshop file, whose picture is the look, and as a file of Toile',
      shows: 'The command line opens a look as its layers, and another program finds the look in the file.',
    },
  ],
  'S3.20': [
    {
      title: '[S3.13] [S3.20] is read as it was written, with every kind of layer',
      shows: 'A document with paint, a picture, text, a group and an adjustment is read as it was written.',
    },
    {
      title: '[S3.20] refuse what a fixed layer, or one in a fixed group, is told; letting it go is allowed',
      shows: 'Six changes of a fixed layer are refused; releasing it is not.',
    },
    {
      title: '[S3.20] keep a pinned layer in its place, and let it be painted',
      shows: 'A pinned layer keeps its place when it or its neighbours are moved.',
    },
    {
      title: '[S3.20] keep the background at the bottom and do not take it away',
      shows: 'Nothing goes below the background, and it is neither moved nor removed.',
    },
    {
      title: '[S3.20] [S1.12] paints on a painting of chance (%i) what a composite from nothing shows',
      shows: 'Layers, groups, masks and adjustments of chance are painted on, and look as if drawn anew each time.',
    },
    {
      title: '[S3.20] comes back in every bit with all that its layers are (painting %i)',
      shows: 'A painting of chance comes out of its own file with every bit of every layer.',
    },
    {
      title: '[S3.20] comes back with groups, masks, clipping, blends, locks, text and pixels (painting %i)',
      shows: 'A painting of chance comes out of a Photoshop file with what such a file can hold.',
    },
  ],
  'S3.22': [
    {
      title: '[S3.22] thirteen brushes stand in the list, each once',
      shows: 'Thirteen brushes are listed under names of their own.',
    },
    {
      title: '[S3.22] $name paints, the same bits each time, and others from another seed or none at all',
      shows: 'Each of them paints, and the same stroke gives the same bits again.',
    },
    {
      title: '[S3.22] every brush paints the same bits in the browser as on the server',
      shows: 'Two strokes of every brush have the same bits in Chromium as in Node.',
    },
    {
      title: '[S3.22] $id of $name changes what it paints',
      shows: 'Every knob of every brush is turned from end to end, and the stroke is another.',
    },
  ],
  'S3.23': [
    {
      title: '[S3.23] lies on an opaque ground as the formula of W3C says, within 1/255',
      shows: 'Each of the twelve modes is compared with its formula over 7,396 pairs of colours.',
    },
    {
      title: '[S3.23] lies on a ground that lets through as the formula says, within 1/255',
      shows: 'The same over grounds that are transparent in part.',
    },
  ],
  'S3.24': [
    {
      title: '[S3.24] a push takes pixels along, and clockwise and counterclockwise turn them their way',
      shows: 'A picture is pushed and turned both ways, and its pixels are found where they should be.',
    },
    {
      title: '[S3.24] size, pressure, distortion and power each change how far and how wide a dab moves',
      shows: 'Each of the four numbers changes what one dab moves.',
    },
    {
      title: '[S3.24] twelve turns and back blur nothing: the picture is drawn always from the untouched one',
      shows: 'A picture that was turned twelve times and back is the picture.',
    },
  ],
  'S4.11': [
    {
      title: '[S4.11] a layer that is not rasterized is refused with a sentence, and one that is opens',
      shows: 'Liquify on a picture layer is refused with a sentence, and opens on paint.',
    },
    {
      title: '[S3.20] [S4.11] make paint of a picture and keep all else of it',
      shows: 'A picture layer becomes paint with the tiles that it showed, and keeps its opacity.',
    },
  ],
}
