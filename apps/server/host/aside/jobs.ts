import type { Jobs } from './job.ts'

// A picture of 40 million pixels in 8 bits and four channels has 160 MB; two of them are held while one becomes the other.
const picture = { megabytes: 560, seconds: 25 }

// The fonts of Asia have many files, and each that may have a letter is opened.
const letters = { megabytes: 640, seconds: 55 }

/** Work on what came from outside, and other work too long for those who answer calls, which is done in a process that may die: what one run may use, and who does it. */
export const jobs = {
  takePicture: { load: () => import('../files/takePicture.job.ts'), ...picture },
  dressPicture: { load: () => import('../files/dressPicture.job.ts'), ...picture },
  editPicture: { load: () => import('../files/editPicture.job.ts'), ...picture },
  readPalette: { load: () => import('../../pictures/reading/readPalette.job.ts'), ...picture },
  recognise: { load: () => import('../../pictures/reading/recognise.job.ts'), ...picture },
  measureTraits: { load: () => import('../../library/search/measureTraits.job.ts'), ...picture },
  readBoardPicture: { load: () => import('../../pictures/reading/readBoardPicture.job.ts'), ...picture },
  readPixels: { load: () => import('../files/readPixels.job.ts'), ...picture },
  readPrinted: { load: () => import('../files/readPrinted.job.ts'), ...picture },
  paintDerived: { load: () => import('../../pictures/drawing/paintDerived.job.ts'), ...picture },
  makeVariations: {
    load: () => import('../../features/designs/makeVariations.job.ts'),
    megabytes: 300,
    seconds: 25,
  },
  readBrief: { load: () => import('../../features/files/briefs/readBrief.job.ts'), megabytes: 500, seconds: 20 },
  hangPiece: { load: () => import('../../pictures/tracing/hangPiece.job.ts'), ...picture },
  correctPiece: { load: () => import('../../pictures/tracing/correctPiece.job.ts'), ...picture },
  // Every garment of a category is drafted, several times each.
  nearestToLines: {
    load: () => import('../../pictures/drawing/nearestToLines.job.ts'),
    megabytes: 560,
    seconds: 55,
  },
  checkLetters: { load: () => import('../../pictures/letters/checkLetters.job.ts'), ...letters },
  findLetters: { load: () => import('../../pictures/letters/findLetters.job.ts'), ...letters },
  unpackFont: { load: () => import('../../pictures/letters/unpackFont.job.ts'), ...letters },
  drawSlogan: { load: () => import('../../pictures/letters/drawSlogan.job.ts'), ...letters },
  readCollection: {
    load: () => import('../../documents/projectFile/readCollection.job.ts'),
    // The file itself, with a portion of its pictures and what is made of one.
    megabytes: 640,
    seconds: 55,
  },
} as const satisfies Jobs
