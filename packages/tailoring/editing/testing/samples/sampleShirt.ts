import { readSample } from '../readSample.ts'

/** A T-shirt with set-in sleeves and a ribbed neck, for a woman of size 38. */
export const sampleShirt = readSample(`
front one shell trunk 0 0,144.5 90
  hemLeft hem 25 0,-143
  sideLeft seam 10 252.7,-143
  armLeft seam 10 235.4,198.15 187.544,200.15 171.58,292.572
  shoulderLeft seam 10 195.58,386.993
  neckLeft seam 10 78.333,432 76.333,376.9 45.433,337
  neckRight seam 10 0,337 -45.433,337 -76.333,376.9
  shoulderRight seam 10 -78.333,432
  armRight seam 10 -195.58,386.993 -171.58,292.572 -187.544,200.15
  sideRight seam 10 -235.4,198.15
  hemRight hem 25 -252.7,-143
  notch sideRight 0.500000 single
  notch sideLeft 0.500000 single
  notch shoulderRight 0.500000 single
  notch shoulderLeft 0.500000 single
  notch armRight 0.600000 single
  notch armLeft 0.400000 single
  notch neckRight 0.651398 single
  notch neckLeft 0.348602 single
back one shell trunk 180 0,144.5 90
  hemRight hem 25 0,-143
  sideRight seam 10 252.7,-143
  armRight seam 10 235.4,198.15 196.344,200.15 182.58,292.572
  shoulderRight seam 10 195.58,386.993
  neckRight seam 10 78.333,432 76.333,418.08 45.433,408
  neckLeft seam 10 0,408 -45.433,408 -76.333,418.08
  shoulderLeft seam 10 -78.333,432
  armLeft seam 10 -195.58,386.993 -182.58,292.572 -196.344,200.15
  sideLeft seam 10 -235.4,198.15
  hemLeft hem 25 -252.7,-143
  notch sideRight 0.500000 single
  notch sideLeft 0.500000 single
  notch shoulderRight 0.500000 single
  notch shoulderLeft 0.500000 single
  notch armRight 0.400000 double
  notch armLeft 0.600000 double
sleeve pair shell arm -90 0,-3.775 90
  hem hem 25 -164.24,-93.739
  underFront seam 10 164.24,-93.739
  headFront seam 10 164.64,0 93.904,6.023 83.799,120.461
  headBack seam 10 -3.78,120.461 -87.427,120.461 -97.079,6.023
  underBack seam 10 -164.64,0
  notch headFront 0.400000 single
  notch headBack 0.600000 double
  notch underFront 0.500000 single
  notch underBack 0.500000 single
neckRib one rib neck 180 189.527,20 90
  sewn seam 10 0,0
  end seam 10 379.053,0
  caught finished 0 379.053,40
  start seam 10 0,40
  notch sewn 0.300000 single
  notch sewn 0.700000 single
  notch end 0.500000 single
  notch start 0.500000 single
  line fold fold 0,20 379.053,20
sew back.sideRight = front.sideRight
sew back.sideLeft = front.sideLeft
sew back.shoulderRight = front.shoulderRight
sew back.shoulderLeft = front.shoulderLeft
sew sleeve.headFront = front.armRight of 1.015000
sew sleeve.headFront* = front.armLeft of 1.015000
sew sleeve.headBack = back.armRight of 1.015000
sew sleeve.headBack* = back.armLeft of 1.015000
sew sleeve.underFront = sleeve.underBack
sew sleeve.underFront* = sleeve.underBack*
sew neckRib.sewn = back.neckLeft front.neckLeft front.neckRight back.neckRight of 0.850000
sew neckRib.end = neckRib.start
`)
