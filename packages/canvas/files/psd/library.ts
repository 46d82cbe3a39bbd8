import { initializeCanvas, type Psd, readPsd, writePsdUint8Array } from 'ag-psd'

// Pixels are read and written as they are: a canvas would multiply them by alpha and round them.
initializeCanvas(
  () => {
    throw new Error('No canvas is needed.')
  },
  (width, height) => ({ width, height, data: new Uint8ClampedArray(width * height * 4), colorSpace: 'srgb' }),
)

/** What a Photoshop file tells of its layers; their pixels stay packed. Throws where it cannot be read. */
export function readStructure(bytes: Uint8Array): Psd {
  const { log } = console
  // The library tells the console of every byte of a text that it does not know, which may be millions.
  console.log = () => undefined
  try {
    return readPsd(bytes, { useRawData: true, skipThumbnail: true, skipLinkedFilesData: true })
  } finally {
    console.log = log
  }
}

/** The bytes of a Photoshop file. */
export const writeStructure = (psd: Psd): Uint8Array => writePsdUint8Array(psd)
