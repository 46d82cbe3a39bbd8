/** A letter to one person. */
interface Letter {
  to: string
  subject: string
  text: string
  html?: string
}

/** Where letters go. */
export interface Mail {
  /** Where they go, for a person to read; without secrets. */
  place: string
  /** Hands a letter over; answers what tells it from others. It throws `LetterNotSent` when nobody takes it. */
  send(letter: Letter): Promise<string>
}

/** Nobody took a letter: one sentence why, without secrets. */
export class LetterNotSent extends Error {
  override name = 'LetterNotSent'
}
