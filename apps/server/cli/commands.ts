import type { Command } from './command.ts'

/** Every command by its name, in the order of the help; each is loaded when it is asked for, so that none waits for what the others draw with. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  lookbook: async () => (await import('./lookbook.ts')).lookbook,
  trace: async () => (await import('./trace.ts')).trace,
  figure: async () => (await import('./figure.ts')).figure,
  catalogue: async () => (await import('./catalogue.ts')).catalogue,
  changes: async () => (await import('./changes.ts')).changes,
  draw: async () => (await import('./draw.ts')).draw,
  vary: async () => (await import('./vary.ts')).vary,
  redesign: async () => (await import('./redesign.ts')).redesign,
  colourways: async () => (await import('./colourways.ts')).colourways,
  read: async () => (await import('./read.ts')).read,
  palette: async () => (await import('./palette.ts')).palette,
  cutout: async () => (await import('./cutout.ts')).cutout,
  tile: async () => (await import('./tile.ts')).tile,
  slogan: async () => (await import('./slogan.ts')).slogan,
  print: async () => (await import('./print.ts')).print,
  mood: async () => (await import('./mood.ts')).mood,
  sketch: async () => (await import('./sketch.ts')).sketch,
  library: async () => (await import('./library.ts')).library,
  project: async () => (await import('./project.ts')).project,
  brand: async () => (await import('./brand.ts')).brand,
  administrator: async () => (await import('./administrator.ts')).administrator,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
  mail: async () => (await import('./mail.ts')).mail,
}
