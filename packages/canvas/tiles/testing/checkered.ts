import type { Pixels } from '../cutTiles.ts'

/** A picture for tests: lines and disks of many colours on a ground, with soft edges; with `clear` the ground and half of the disks are transparent in part. */
export function checkered(width: number, height: number, clear = false): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const [offX, offY] = [(x % 96) - 48, (y % 96) - 48]
      const disk = Math.max(0, Math.min(1, 28.5 - Math.sqrt(offX * offX + offY * offY)))
      const number = Math.floor(x / 96) * 5 + Math.floor(y / 96) * 11
      const line = x % 32 < 2 || y % 32 < 2 ? 60 : 240
      rgba[at] = line * (1 - disk) + ((number * 37) % 256) * disk
      rgba[at + 1] = line * (1 - disk) + ((number * 101) % 256) * disk
      rgba[at + 2] = (line - 10) * (1 - disk) + ((number * 53) % 256) * disk
      rgba[at + 3] = clear ? 255 * disk * (number % 2 === 0 ? 1 : 0.4) : 255
    }
  return { width, height, rgba }
}
