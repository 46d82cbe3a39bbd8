/** What a test shows of a requirement: its title as it stands in the source, and a sentence by somebody who read it. */
interface Shown {
  title: string
  shows: string
}

/** Rows of the requirements with the tests that prove them. */
export type Rows = Readonly<Record<string, readonly Shown[]>>
