/** Who it is for: the id, then the forms in English, Chinese, Korean, Japanese, Russian, French, Thai, Vietnamese and Italian (requirement S9.04). */
export const persons = `
woman | women, woman, womens, women's, ladies, female, womenswear | 女士, 女款, 女装, 女性, 女式 | 여성, 여자, 여성용, 우먼 | レディース, 女性, 婦人 | женщина, женский, женщин, женщины | femme, femmes, féminin adulte | ผู้หญิง, สตรี | nữ, phụ nữ | donna, donne
man | men, man, mens, men's, male, menswear | 男士, 男款, 男装, 男性, 男式 | 남성, 남자, 남성용 | メンズ, 男性, 紳士 | мужчина, мужской, мужчин, мужчины | homme, hommes, masculin | ผู้ชาย, บุรุษ | nam, đàn ông, nam giới | uomo, uomini, maschile
girl | girl, girls, girls', girl's, little girl, daughter | 女童, 女孩, 小女孩, 女宝 | 여아, 소녀, 여자아이, 여자 아이, 딸 | 女の子, 女児, ガールズ | девочка, девочек, для девочки, девочки | fille, fillette, petite fille | เด็กผู้หญิง, เด็กหญิง | bé gái, con gái | bambina, ragazza, bambine
boy | boy, boys, boys', boy's, little boy | 男童, 男孩, 小男孩 | 남아, 소년, 남자아이, 남자 아이, 아들 | 男の子, 男児, ボーイズ | мальчик, мальчиков, для мальчика | garçon, garçonnet, petit garçon | เด็กผู้ชาย, เด็กชาย | bé trai, con trai | bambino, ragazzo, bimbo maschio, bimbo
child | child, children, kids, kid, childrenswear | 儿童, 童装, 小孩, 孩子 | 아동, 어린이, 키즈, 아이 | 子供, キッズ, こども, 子ども | ребенок, дети, детский, детей, ребенка | enfant, enfants | เด็ก | trẻ em, trẻ con, bé, em bé lớn | bambini, bimbi, infantile
baby | baby, babies, infant, newborn, toddler | 婴儿, 宝宝, 新生儿, 幼儿 | 아기, 베이비, 유아, 신생아 | 赤ちゃん, ベビー | младенец, малыш, новорожденный, малышей | bébé, bébés, nourrisson | ทารก, เบบี๋, เด็กทารก, เด็กอ่อน | em bé, sơ sinh | neonato, neonati, bebè
teen | teen, teens, teenager, teenage, junior | 青少年, 少女, 少年, 中学生, 高中生 | 청소년, 10대, 틴에이저, 여고생, 남고생, 학생용, 중고생 | ティーン, 10代, 女子高生, 十代, 中学生, 高校生 | подросток, подростков, подростковый | ado, adolescent, adolescente | วัยรุ่น | tuổi teen, thiếu niên | adolescente, teenager, teen
unisex | unisex, gender-neutral, genderless | 中性, 男女同款, 无性别 | 유니섹스, 남녀공용, 젠더리스 | ユニセックス, 男女兼用, ジェンダーレス | унисекс | unisexe, mixte | ยูนิเซ็กซ์, ใส่ได้ทั้งชายหญิง | unisex, phi giới tính | unisex
plus_size | plus size, plus-size, curvy, curvy fit | 大码, 加大码 | 빅사이즈, 플러스사이즈 | プラスサイズ, 大きいサイズ | плюс-сайз, большие размеры, больших размеров | grande taille, grandes tailles | สาวอวบ, ไซส์ใหญ่, พลัสไซส์ | big size, ngoại cỡ | taglie forti, curvy, taglie comode
petite | petite | 小个子 | 쁘띠, 키작녀, 아담한 | 小柄な人, プチサイズ | для невысоких, миниатюрный | petite taille, petites tailles | สาวตัวเล็ก, คนตัวเล็ก | nấm lùn, dáng người nhỏ | taglie piccole, petite
`
