/** The sentences with which a file is refused that is to be opened as a painting: one of ours, or one of Photoshop (requirement S1.12; requirement S8.04). */
export const paintingFileRefusals = {
  canvasFileOnly: { level: 'warning', says: 'This is not a painting of Toile; choose a file that Toile saved' },
  canvasFileDamaged: {
    level: 'warning',
    says: 'The painting is cut off or damaged: {part}. Nothing was taken in; save it again',
  },
  canvasFileTooMuch: { level: 'warning', says: 'The painting holds more than can be opened: {part}' },
  canvasTileDamaged: { level: 'warning', says: 'A piece of this painting is damaged. Nothing was taken in' },
  canvasTileMissing: { level: 'warning', says: 'A piece of this painting is missing. Nothing was taken in' },
  canvasLayersAstray: {
    level: 'warning',
    says: 'This painting names a layer that is not there, or one twice. Nothing was taken in',
  },
  psdOnly: { level: 'warning', says: 'This is not a Photoshop file (PSD) that can be read' },
  psdDamaged: {
    level: 'warning',
    says: 'The Photoshop file is cut off or damaged. Nothing was taken in; save it again',
  },
  psdLarge: {
    level: 'warning',
    says: 'This is a large Photoshop file (PSB); save it as PSD and send it again',
  },
  psdColors: {
    level: 'warning',
    says: 'The colours of this Photoshop file are {mode}; change it to RGB and save it again',
  },
  psdDepth: {
    level: 'warning',
    says: 'This Photoshop file has {bits} bits a channel; change it to 8 and save it again',
  },
  paintingPixels: {
    level: 'warning',
    says: 'The layers of this file have more than {most} million pixels together; merge some of them',
  },
  paintingLayers: { level: 'warning', says: 'This file has more than {most} layers; merge some of them' },
} as const
