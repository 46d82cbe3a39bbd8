/** How much of the arm each sleeve covers. */
const sleeves: Readonly<Record<string, number>> = {
  none: 0,
  cap: 0.12,
  flutter: 0.2,
  short: 0.3,
  puff: 0.3,
  elbow: 0.5,
  coldShoulder: 0.3,
  kimono: 0.65,
  threeQuarter: 0.75,
}
/** How much of the arm a sleeve covers; what is not named is long. */
export const sleeveLength = (option: string): number => sleeves[option] ?? 1

/** Sleeves on which a picture that lies on the body is not seen again. */
export const shortSleeves: readonly string[] = ['none', 'cap']
