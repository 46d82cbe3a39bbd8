const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()

/** Whether a name holds some letters, whatever their case and accents. */
export const isSameText = (name: string, letters: string): boolean => plain(name).includes(plain(letters.trim()))
