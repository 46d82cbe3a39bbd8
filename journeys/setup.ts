import type { TestProject } from 'vitest/node'
import { startStudio } from './startStudio.ts'

/** Starts one studio for all journeys of a run, and stops it after them. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { address, said, close } = await startStudio({ TOILE_FILM_SIDE: '240' })
  provide('studio', { address, said })
  return close
}
