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
  readPalette: { load: () => import('../../content/palette/readPalette.job.ts'), ...picture },
  recognise: { load: () => import('../../content/recognition/recognise.job.ts'), ...picture },
  measureTraits: { load: () => import('../../content/search/measureTraits.job.ts'), ...picture },
  readBoardPicture: { load: () => import('../../content/readings/readBoardPicture.job.ts'), ...picture },
  readPixels: { load: () => import('../files/readPixels.job.ts'), ...picture },
  paintDerived: { load: () => import('../../content/drawing/paintDerived.job.ts'), ...picture },
  readBrief: { load: () => import('../../content/briefs/readBrief.job.ts'), megabytes: 500, seconds: 20 },
  hangPiece: { load: () => import('../../content/tracing/hangPiece.job.ts'), ...picture },
  correctPiece: { load: () => import('../../content/tracing/correctPiece.job.ts'), ...picture },
  checkLetters: { load: () => import('../../content/letters/checkLetters.job.ts'), ...letters },
  findLetters: { load: () => import('../../content/letters/findLetters.job.ts'), ...letters },
  unpackFont: { load: () => import('../../content/letters/unpackFont.job.ts'), ...letters },
  drawSlogan: { load: () => import('../../content/letters/drawSlogan.job.ts'), ...letters },
  readCollection: {
    load: () => import('../../content/projectFile/readCollection.job.ts'),
    // The file itself, with a portion of its pictures and what is made of one.
    megabytes: 640,
    seconds: 55,
  },
} as const satisfies Jobs
