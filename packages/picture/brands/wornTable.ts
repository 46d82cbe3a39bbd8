export const wornTable: { ids: readonly string[]; rows: readonly number[]; traits: number; bytes: string } = {
  ids: [],
  rows: [],
  traits: 19,
  bytes: '',
}
