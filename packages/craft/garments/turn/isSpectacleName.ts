/** Whether a piece of this name is part of spectacles. */
export const isSpectacleName = (name: string): boolean => /^(temple|lens|rim)[01]$|^bridge$/.test(name)
