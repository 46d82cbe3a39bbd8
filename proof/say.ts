/** Prints a line of what a proof found. */
export const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`)

/** Prints figures under each other. */
export function sayFigures(figures: Readonly<Record<string, string | number>>): void {
  for (const [name, figure] of Object.entries(figures)) say(`${String(figure).padStart(10)}  ${name}`)
}
