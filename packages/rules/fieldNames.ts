/** What a person calls the fields that they write in themselves; a field that only programs send keeps its name of the contract. */
export const fieldNames: Readonly<Record<string, string>> = {
  userName: 'Your name',
  name: 'The name',
  text: 'The text',
  search: 'The search',
  prompt: 'The description',
  description: 'The description',
  slogan: 'The slogan',
  words: 'The list of words',
  password: 'The password',
  email: 'The email address',
}
