/** A test that passed or failed, with the seconds it took. */
export interface TimedTest {
  file: string
  title: string
  seconds: number
}

/** What came of a kind of check. */
export interface Outcome {
  passed: number
  failed: number
  tests: readonly TimedTest[]
}

/** One kind of check; it speaks through `say`, so that two at once do not speak into each other. */
export interface Kind {
  name: string
  run(say: (text: string) => void): Promise<Outcome>
}
