import { installOnDebian, onPath, runs } from './installOnDebian.ts'

const installed = () => onPath(['ffprobe', 'ffprobe.exe']).find(runs)

/** The program that opens films in tests: an installed ffprobe, or that of Debian's package, installed when there is none. */
export function findFfprobe(): string {
  const there = installed()
  if (there) return there
  installOnDebian('ffmpeg', 'what opens films in tests')
  const found = installed()
  if (found) return found
  throw new Error('The tests of films need ffprobe: install ffmpeg.')
}
