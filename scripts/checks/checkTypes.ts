import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unchecked } from '../../architecture/unchecked.ts'
import { type Judged, judgeTypes } from './judgeTypes.ts'
import { runProgram } from './runProgram.ts'

const rooms = Object.keys(unchecked)
const output = join(import.meta.dirname, '../../test-output')

async function compile(...words: string[]): Promise<string> {
  let said = ''
  const well = await runProgram('tsc', ['--noEmit', '--pretty', 'false', ...words], (text) => {
    said += text
  })
  // A compiler that could not run must not pass for one that found nothing.
  if (!well && !said.includes('error TS')) throw new Error(said || 'The compiler ended without a word.')
  return said
}

/** The listed rooms, and what they import, as they would be checked without their own switch. */
async function plainConfig(): Promise<string> {
  await mkdir(output, { recursive: true })
  const file = join(output, 'tsconfig.unchecked.json')
  await writeFile(file, JSON.stringify({ extends: '../tsconfig.json', include: rooms.map((room) => `../${room}`) }))
  return file
}

/** Runs the compiler with indexes checked everywhere, and without over the rooms where they are not yet; one after the other, for each takes all cores and much memory. */
export async function checkTypes(): Promise<Judged> {
  const checked = await compile('--noUncheckedIndexedAccess')
  const plain = rooms.length > 0 ? await compile('-p', await plainConfig()) : ''
  return judgeTypes(checked, plain, unchecked)
}
